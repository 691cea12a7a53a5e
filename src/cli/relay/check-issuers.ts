import type { ReadKeys } from '../../relay/identity/issuer-keys.ts';
import { type Finding, findingsOf } from '../doctor/doctor-finding.ts';

/** Reads the keys of each issuer whose tokens may register deployments. */
export async function checkIssuers(issuers: readonly string[], readKeys: ReadKeys): Promise<readonly Finding[]> {
  const { good, wrong } = findingsOf('oidc');
  const findings: Finding[] = [];
  for (const issuer of issuers) {
    const keys = await readKeys(issuer);
    if (keys === null) {
      const fix =
        'Check RELAY_OIDC_ISSUER, and whether the network or a proxy stands in the way: no workflow can register.';
      findings.push(wrong(`The keys of ${issuer} cannot be read.`, fix));
    } else if (keys.length === 0) {
      findings.push(wrong(`${issuer} publishes no key.`, 'Check RELAY_OIDC_ISSUER.'));
    } else {
      findings.push(good(`${issuer} publishes ${keys.length === 1 ? '1 key' : `${keys.length} keys`}.`));
    }
  }
  return findings;
}
