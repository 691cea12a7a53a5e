import { type Check, type CheckGroup, CONFORMS, departs } from '../conformance-finding.ts';
import { copesAnyway } from '../coping.ts';

const PREFIX = '/api/v1';

const prefix: Check = {
  id: 'address.prefix',
  section: 'Versioning 2',
  says: 'Paths are shown both with the prefix /api/v1 and without it.',
  run: async (session) => {
    const own = session.settings.prefix;
    const other = own.endsWith(PREFIX) ? own.slice(0, -PREFIX.length) : `${own}${PREFIX}`;
    const { status } = await session.ask({ path: '/organization', prefix: other });
    if (status === 200) return CONFORMS;
    const cope = copesAnyway('The client keeps to the address that it is given, with the prefix or without it.');
    return departs('the same answer under either', `status ${status} under ${other || 'no prefix'}`, cope);
  },
};

/** Where the API is. */
export const ADDRESS: CheckGroup = { title: 'Address', checks: [prefix] };
