import { jsonOf, type Play } from './play.ts';

/** Where the sandbox's projects are. */
export const PROJECTS = '/organization/sandbox-organization/project';

/** Creates a project, and returns its id. */
export function plantProject(story: Play, name = 'shop'): string {
  return idOf(story, PROJECTS, { name });
}

/** Creates a project and an environment in it, and returns the environment's id. */
export function plantEnvironment(story: Play): string {
  return idOf(story, `/project/${plantProject(story)}/environment`, { name: 'staging' });
}

/** Creates an environment and an application in it, and returns the application's id. */
export function plantApplication(story: Play, name: string): string {
  return idOf(story, `/environment/${plantEnvironment(story)}/application`, { name });
}

function idOf(story: Play, target: string, body: unknown): string {
  return String(jsonOf(story.post(0, target, { body }))['id']);
}
