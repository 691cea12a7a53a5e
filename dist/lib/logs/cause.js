import { cutChars } from '../kernel/plain-text.js';
import { RECOVERIES, readPath, readUnprefixed, STEP_STARTS } from './log-prefix.js';
import { indexMatchers } from './matcher-index.js';
import { MATCHERS } from './matchers.js';
const MAX_SENTENCE_UNITS = 300;
const MAX_CAUSES = 10;
const MAX_DIGITS = 7;
/** Lines without any of these words are not tried: every line that a matcher knows has one (matchers.test.ts). */
export const ALARM = /err|fail|cannot|can't|could|not |no |unable|missing|denied|refused|kill|panic|fatal|exce|invalid|unexpect|expected|undefined|unknown|unhealthy|back-?off|oom|memory|time|abort|conflict|unresolved|must|already|exit|stop|deadline|large|reached|healthy|not set|fault|abort|core dump|non-zero|unbound|crash|unsupported|forbidden|unauthori|✗|✖|✕|×|●|✘|violat|would |is not|didn|does|disappear|mismatch|cycle|data race|requires|diff in |\.orig |\.go$|:\d{1,7}:\d{1,7}: /i;
const matchersFor = indexMatchers(MATCHERS);
/**
 * Returns why a deployment failed, the likeliest cause first, at most ten; none if no line is recognized. `lines` are the log's last
 * lines as `plainLines` returns them. The causes are the errors of the last step that has one, in order; what an error led to counts
 * only if no error is known. Linear time. Never throws.
 */
export function findCauses(lines) {
    const log = readLog(lines);
    let findings = [];
    for (const [at, { text, step }] of log.entries()) {
        const found = ALARM.test(text) ? findAt(log, at) : null;
        if (found !== null)
            findings.push(found);
        else if (findings.length > 0)
            findings = unsettled(findings, text, step);
    }
    return choose(findings)
        .slice(0, MAX_CAUSES)
        .map(({ cause }) => cause);
}
/** Returns the findings that a line does not settle. */
function unsettled(findings, text, step) {
    const settles = RECOVERIES.find(({ pattern }) => pattern.test(text))?.settles;
    if (settles === undefined)
        return findings;
    if (settles === 'step')
        return findings.filter((finding) => finding.step !== step);
    return settles === 'all' ? [] : findings.filter(({ matcher }) => (matcher.rank ?? 'error') === 'error');
}
/** Numbers the steps of the lines that do not name theirs by the last line that began one. */
function readLog(lines) {
    let started = 0;
    return lines.map((line) => {
        const { text, step, folder } = readUnprefixed(line);
        if (step === '' && STEP_STARTS.some((pattern) => pattern.test(text)))
            started += 1;
        return { text, folder, step: step === '' ? String(started) : step };
    });
}
function findAt(log, at) {
    const { text = '', step = '', folder = '' } = log[at] ?? {};
    for (const matcher of matchersFor(text)) {
        const found = matcher.pattern.exec(text);
        const groups = found === null ? null : addNear(log, at, matcher.near ?? [], found.groups ?? {});
        if (groups !== null)
            return { matcher, groups, at, step, cause: renderCause(matcher, groups, at, folder) };
    }
    return null;
}
/** Returns the groups with those of the near lines; null if a required line is missing. */
function addNear(log, at, near, own) {
    const groups = {};
    for (const [name, text] of Object.entries(own))
        if (text !== undefined)
            groups[name] = text;
    for (const wanted of near) {
        const found = findNear(log, at, wanted);
        if (found === null ? wanted.isRequired === true : wanted.isForbidden === true)
            return null;
        for (const [name, text] of Object.entries(found ?? {}))
            if (text !== undefined)
                groups[name] ??= text;
    }
    return groups;
}
function findNear(log, at, { where, within, pattern, until }) {
    const direction = where.endsWith('above') ? -1 : 1;
    let found = null;
    for (let away = 1; away <= within; away++) {
        const text = log[at + direction * away]?.text;
        if (text === undefined)
            break;
        const groups = pattern.exec(text)?.groups ?? (pattern.test(text) ? {} : null);
        found = groups ?? found;
        if (groups !== null && !where.startsWith('far'))
            break;
        if (until?.test(text) === true)
            break;
    }
    return found;
}
function renderCause(matcher, groups, at, folder) {
    const { file, line, column } = groups;
    const template = matcher.sentence ?? '{cause}';
    const sentence = template.replace(/\{(\w+)\}/g, (_, name) => groups[name] ?? '').replace(/\s+/g, ' ');
    const place = {
        file: file === undefined ? null : readPath(file.trim(), groups['folder'] ?? folder),
        line: null,
        column: null,
    };
    return {
        kind: matcher.kind,
        sentence: cutChars(sentence.replace(/^[\s:]+|[\s.:]+$/g, ''), MAX_SENTENCE_UNITS),
        certainty: (matcher.rank ?? 'error') === 'error' ? 'certain' : 'likely',
        ...place,
        ...(file === undefined ? {} : { line: readNumber(line), column: readNumber(column) }),
        at,
    };
}
function readNumber(digits) {
    return digits === undefined || digits.length > MAX_DIGITS || Number(digits) < 1 ? null : Number(digits);
}
function choose(findings) {
    for (const rank of ['error', 'effect', 'exit']) {
        const ranked = findings.filter(({ matcher }) => (matcher.rank ?? 'error') === rank);
        const last = ranked.at(-1);
        if (last === undefined)
            continue;
        if (rank === 'exit')
            return [last];
        // Each as it was shown first: builders show the failed step's lines again at the end.
        const firsts = new Map();
        for (const finding of ranked)
            if (!firsts.has(keyOf(finding)))
                firsts.set(keyOf(finding), finding);
        const ofStep = ranked.filter(({ step }) => step === last.step).map(keyOf);
        return [...new Set(ofStep)].flatMap((key) => firsts.get(key) ?? []);
    }
    return [];
}
function keyOf({ cause }) {
    return JSON.stringify([cause.sentence, cause.file, cause.line]);
}
