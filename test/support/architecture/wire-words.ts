import { type ESTree, Visitor } from 'vite';
import { type Module, type Violation, violationAt } from './module.ts';

/** The clients and the sandbox; in the relay and its client, only what reads or writes a wire format. */
const WIRE_FOLDERS = [
  'src/platform/',
  'src/github/',
  'src/sandbox/',
  'src/relay/github-app/',
  'src/relay/intake/',
  'src/relay/http/',
  'src/action/relay-client/',
];

/** The fields of the platform's requests and responses whose names occur only there. */
const FIELDS = new Set(
  `application_id build_mode cluster_id created_at deployment_id deployment_request_id dockerfile_path event_type execution_id
  external_port git_commit_id git_repository internal_port last_deployment_date max_running_instances min_running_instances
  page_size publicly_accessible service_deployment_status target_url total_count total_pages updated_at`.split(/\s+/),
);

/** The engine and the relay tell deployments apart by the names that a person finds in the platform's answers (its port's IdentityField). */
const IDENTITY_FIELDS = ['deployment_request_id', 'execution_id', 'deployment_id'];

/** Returns where a field's name on the wire is used outside the folders that speak to the wire. */
export function findWireWords(module: Module): Violation[] {
  if (WIRE_FOLDERS.some((folder) => module.path.startsWith(folder))) return [];
  const violations: Violation[] = [];
  const check = (node: ESTree.Node, word: unknown): void => {
    if (typeof word !== 'string' || !FIELDS.has(word)) return;
    if (/^src\/(deploy|relay)\//.test(module.path) && IDENTITY_FIELDS.includes(word)) return;
    violations.push(violationAt(module, node, `${word} is a word of the wire: use our own name for it`));
  };
  new Visitor({
    Identifier: (node) => check(node, node.name),
    Literal: (node) => check(node, node.value),
  }).visit(module.program);
  return violations;
}
