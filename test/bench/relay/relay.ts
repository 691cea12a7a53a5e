import { type AckEffort, type AckRow, measureAcks } from './acknowledgements.ts';
import { type BacklogEffort, type BacklogRow, measureBacklog } from './backlog.ts';
import { measureStreams, type StreamsEffort, type StreamsRow } from './event-streams.ts';
import { type FirstCallEffort, type FirstCallRow, measureFirstCalls } from './first-call.ts';
import { measureOpenLoop, type OpenEffort, type OpenRow } from './open-loop.ts';
import { type InstalledProbot, installProbot } from './probot.ts';
import { setStage } from './stage.ts';
import { measureStarts, type StartEffort, type StartingRow } from './starting.ts';

/** All measurements of the relay, and what could not be measured here, in sentences. */
export interface RelayMeasured {
  readonly acks: readonly AckRow[];
  readonly open: readonly OpenRow[];
  readonly firstCalls: readonly FirstCallRow[];
  readonly streams: StreamsRow;
  readonly backlogs: readonly BacklogRow[];
  readonly start: StartingRow;
  readonly probot: InstalledProbot | null;
  readonly missing: readonly string[];
}

/** How much is measured of each. */
export interface RelayEffort {
  readonly acks: AckEffort;
  readonly open: OpenEffort;
  readonly firstCalls: FirstCallEffort;
  readonly streams: StreamsEffort;
  readonly backlog: BacklogEffort;
  readonly starts: StartEffort;
  /** Null: Probot is installed if it is missing. */
  readonly probot?: InstalledProbot | null;
}

const WHOLE: RelayEffort = {
  acks: { rounds: 5, warmUpMs: 1_000, measureMs: 3_000 },
  open: { perSecond: 1_000, slowPerSecond: 1_600, seconds: 10 },
  firstCalls: { perSecond: 200, warmUp: 400, count: 3_000 },
  streams: { streams: 8_000, ones: 100, settleMs: 3_000 },
  backlog: { deliveries: 100_000, deployments: 5_000 },
  starts: { times: 10, isOfSources: false },
};

/** Measures one thing after the other, each on relays of its own. */
export async function runRelayBench(effort: RelayEffort = WHOLE): Promise<RelayMeasured> {
  const probot = effort.probot === undefined ? await installProbot() : effort.probot;
  await using stage = await setStage();
  const start = await measureStarts(stage, effort.starts);
  const acks = await measureAcks(stage, effort.acks, probot);
  const open = await measureOpenLoop(stage, effort.open);
  const firstCalls = await measureFirstCalls(stage, effort.firstCalls);
  const streams = await measureStreams(stage, effort.streams);
  const backlogs = await measureBacklog(stage, effort.backlog);
  const missing = [...acks.missing, ...open.missing];
  return { acks: acks.rows, open: open.rows, firstCalls, streams, backlogs, start, probot, missing };
}
