import { type ESTree, Visitor } from 'vite';
import { type Module, roomOf, type Violation, violationAt } from './module.ts';

const WIRE_ROOMS = ['conformance', 'platform', 'github', 'sandbox'];
/** The relay reads the platform's deliveries in one folder and speaks its own wire in another. */
const WIRE_FOLDERS = ['src/relay/intake/', 'src/relay/http/', 'src/relaying/'];

/** The fields of the platform's requests and answers whose names are nobody else's. */
const FIELDS = new Set(
  `application_id build_mode cluster_id created_at deployment_id deployment_request_id dockerfile_path event_type execution_id
  external_port git_commit_id git_repository internal_port last_deployment_date max_running_instances min_running_instances
  page_size publicly_accessible service_deployment_status target_url total_count total_pages updated_at`.split(/\s+/),
);

/** The engine and the relay tell deployments apart by the names that a person finds in the platform's answers (its port's IdentityField). */
const IDENTITY_FIELDS = ['deployment_request_id', 'execution_id', 'deployment_id'];

/** Answers where a field's name on the wire is used outside the folders that speak to the wire. */
export function findWireWords(module: Module): Violation[] {
  if (WIRE_ROOMS.includes(roomOf(module.path))) return [];
  if (WIRE_FOLDERS.some((folder) => module.path.startsWith(folder))) return [];
  const violations: Violation[] = [];
  const check = (node: ESTree.Node, word: unknown): void => {
    if (typeof word !== 'string' || !FIELDS.has(word)) return;
    if (['deploy', 'relay'].includes(roomOf(module.path)) && IDENTITY_FIELDS.includes(word)) return;
    violations.push(violationAt(module, node, `${word} is a word of the wire: use our own name for it`));
  };
  new Visitor({
    Identifier: (node) => check(node, node.name),
    Literal: (node) => check(node, node.value),
  }).visit(module.program);
  return violations;
}
