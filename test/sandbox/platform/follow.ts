import { jsonOf, type Play, play, START } from '../play.ts';

/** One POST of a followed application. */
export interface Posting {
  readonly atSeconds: number;
  readonly commit?: string;
}

/** The states of an application through the API, as lines of text. */
export interface Followed {
  readonly story: Play;
  /** The result of each POST: the status code and the body, written as a status. */
  readonly responses: readonly string[];
  /** Each change of the status, with the platform seconds at which it was first seen. */
  readonly changes: readonly string[];
}

/**
 * Polls the status of an application every platform second, before and after some POSTs, and returns what it showed as lines:
 * `45 BUILDING~ request=ours execution=ours count=0 date=45`. `~` is OUT_OF_DATE, a field that is absent is not written, and a date is in
 * platform seconds since the start (`earlier`: before it). Ids are `previous` when the status showed them before the first POST, `ours`
 * when a POST's response or the status showed them first after it, then `other`.
 */
export function follow(id: string, postings: readonly Posting[] = [{ atSeconds: 0 }], story = play()): Followed {
  const label = labeler();
  const line = (body: Record<string, unknown>): string => {
    const { request, execution } = label(body);
    return [
      `${body['state']}${{ UP_TO_DATE: '', OUT_OF_DATE: '~' }[String(body['service_deployment_status'])] ?? '?'}`,
      ...(request === undefined ? [] : [`request=${request}`]),
      ...(execution === undefined ? [] : [`execution=${execution}`]),
      ...('deployment_requests_count' in body ? [`count=${body['deployment_requests_count']}`] : []),
      `date=${dateOf(body['last_deployment_date'])}`,
    ].join(' ');
  };
  const responses: string[] = [];
  const before = line(story.status(0, id));
  label.next();
  const changes = [before];
  let last = before;
  for (let second = 0; second <= 300; second += 1) {
    for (const { commit = 'c0ffee' } of postings.filter(({ atSeconds }) => atSeconds === second)) {
      const { result } = story.request(second, 'POST', `/application/${id}/deploy`, {
        body: { git_commit_id: commit },
      });
      const status = result.kind === 'response' ? result.status : result.kind;
      responses.push(status === 202 ? `202 ${line(jsonOf(result))}` : String(status));
    }
    const shown = line(story.status(second, id));
    if (shown !== last) changes.push(`${second} ${shown}`);
    last = shown;
  }
  return { story, responses, changes };
}

function dateOf(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  const seconds = (Date.parse(value) - START) / 1000;
  return seconds < 0 ? 'earlier' : String(seconds);
}

interface Labeler {
  (body: Record<string, unknown>): { request: string | undefined; execution: string | undefined };
  /** From here on, an id that was not seen before is another deployment's. */
  next(): void;
}

function labeler(): Labeler {
  const known = new Map<string, string>();
  let isBefore = true;
  const name = (kind: string, value: unknown): string | undefined => {
    if (typeof value !== 'string') return value === undefined ? undefined : String(value);
    const names = isBefore ? ['previous'] : ['ours', 'other', 'third'];
    const taken = new Set([...known].filter(([key]) => key.startsWith(kind)).map(([, label]) => label));
    const label = known.get(`${kind}/${value}`) ?? names.find((free) => !taken.has(free)) ?? 'unexpected';
    known.set(`${kind}/${value}`, label);
    return label;
  };
  return Object.assign(
    (body: Record<string, unknown>) => ({
      request: name('request', body['deployment_request_id']),
      execution: name('execution', body['execution_id']),
    }),
    {
      next: () => {
        isBefore = false;
      },
    },
  );
}
