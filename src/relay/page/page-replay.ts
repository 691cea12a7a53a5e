import { safeSentence } from '../../kernel/untrusted.ts';
import { type Flash, renderFlashCookie } from './flash.ts';
import { readForm } from './form-body.ts';
import type { Desk, Visit } from './page-context.ts';
import { redirect, reply } from './page-responses.ts';
import { renderNotice } from './page-shell.ts';
import { isSameSecret } from './secrecy.ts';

/** Returns by trying a dead letter again (`check`), or every one of them (`all`), and goes back to the page, which says so once. */
export async function replayDead({ request, desk, session, isSecure }: Visit): Promise<Response> {
  if (session === null) return redirect('/login');
  const body = await readForm(request, desk.readBody);
  if (body.kind === 'refused') return refuse(body.status);
  const { fields } = body;
  const check = fields.get('check');
  const isAll = fields.get('all') === 'yes';
  if (isAll === (check !== null) || check === '') return refuse(400);
  const flash: Flash = isSameSecret(fields.get('csrf') ?? '', session.csrf)
    ? await replay(desk, check)
    : { kind: 'expired' };
  return redirect('/', [renderFlashCookie(flash, isSecure)]);
}

async function replay({ store, clock, log }: Desk, checkId: string | null): Promise<Flash> {
  try {
    const count = await store.replay({ checkId, now: clock.epochMs() });
    log('info', 'Dead letters were replayed from the page.', { count, isAll: checkId === null });
    return { kind: 'replayed', count };
  } catch (error) {
    log('error', 'Dead letters could not be replayed from the page.', { reason: safeSentence(String(error), 300) });
    return { kind: 'failed' };
  }
}

function refuse(status: number): Response {
  return reply(status, 'text/html', renderNotice('Refused', 'The form could not be read.'));
}
