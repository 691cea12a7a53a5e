import { safeSentence } from '../../kernel/untrusted.js';
/** So many are told at the most. */
export const MAX_CANDIDATES = 20;
/** Characters of a candidate's name. */
const MAX_NAME = 100;
/**
 * Returns twenty of them on one line, as `name (id), …`, and how many more there are; what is shown of each is cut. Where they are not
 * `isWhole`, it is only said that there are more. Never throws.
 */
export function renderCandidates(candidates, isWhole = true) {
    if (candidates.length === 0)
        return 'there is none yet';
    const named = candidates.slice(0, MAX_CANDIDATES).map(renderCandidate).join(', ');
    const more = candidates.length - MAX_CANDIDATES;
    if (more <= 0)
        return named;
    return isWhole ? `${named} and ${more} more` : `${named} and more`;
}
function renderCandidate({ name, id }) {
    const [shownName, shownId] = [name, id].map((text) => safeSentence(text ?? '', MAX_NAME));
    if (!shownName)
        return shownId ?? '';
    return shownId ? `${shownName} (${shownId})` : shownName;
}
