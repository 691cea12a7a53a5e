// Loaded before a program: writes the URLs of the modules that it loads to loaded-modules.txt, when it exits.
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const urls: string[] = [];
registerHooks({
  load: (url, context, next) => {
    urls.push(url);
    return next(url, context);
  },
});
process.once('exit', () => writeFileSync('loaded-modules.txt', urls.join('\n')));
