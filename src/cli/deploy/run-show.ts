import type { DeploymentRecord, Notice } from '../../deploy/state.ts';
import type { RunView } from '../../report/view.ts';

/** What is said when a run has ended. */
export interface RunEnd {
  readonly view: RunView;
  readonly exitCode: number;
  /** The last lines that there are to say of each application and of them all. */
  readonly verdict: readonly string[];
  /** Logs that were held back until the verdict, as `plainLines` gives them. */
  readonly logs: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

/** Where a run is shown while it goes on. `appId` is the id as the platform has it, and may be hostile. No call throws. */
export interface RunShow {
  /** Takes in what is known now, and shows the sentences of ours that say what is new. */
  changed(record: DeploymentRecord, sentences: readonly string[]): void;
  notice(appId: string | null, notice: Notice): void;
  /** Shows an entry of the application's log, which is hostile; of one with very many lines the first, and how many are left out. */
  log(appId: string, text: string): void;
  /** Shows a sentence of ours about the application's log at this place of it. */
  logRemark(appId: string, sentence: string): void;
  /** Says how it ended; nothing is shown afterwards. */
  end(end: RunEnd): void;
  /** Ends it without a word where it came to no end; after `end` it does nothing. */
  leave(): void;
}
