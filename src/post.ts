import { createCommands } from './runner/commands.ts';
import { finishForMain } from './runner/post-step.ts';

finishForMain(createCommands());
