import type { Links, SurfaceSettings } from '../report/surface-names.ts';
import type { SavedSurface } from './surface.ts';
import { environmentsOf } from './surfaces.ts';

/** Returns where people find what was written so far. */
export function linksOf(saved: readonly SavedSurface[], settings: SurfaceSettings, appIds: readonly string[]): Links {
  const urlOf = (kind: SavedSurface['kind']): string | null =>
    saved.find((one) => one.kind === kind && one.url !== '')?.url ?? null;
  const deployments = environmentsOf(settings, appIds).flatMap((place) => {
    const written = saved.find(({ kind, of }) => kind === 'deployment' && of === place.environment);
    return written?.id == null ? [] : [{ id: written.id, url: written.url, appIds: place.appIds }];
  });
  return { deployments, comment: urlOf('comment'), checkRun: urlOf('check-run'), environment: settings.environmentUrl };
}
