import { ACTION_LIMITS, archiveAction, listArchive } from '../../tools/archive.mjs';
import { atMost, type Measured, renderRatio, renderTable } from './bench.ts';

const UNITS = ['bytes', 'files'] as const;

/** Measures the archive of the action that a job downloads, against its limits. */
export async function measureSize(): Promise<Measured> {
  const archive = archiveAction();
  const measured = { bytes: archive.length, files: listArchive(archive).length };
  const rows = UNITS.map((unit) => [
    unit,
    String(measured[unit]),
    String(ACTION_LIMITS[unit]),
    renderRatio(measured[unit] / ACTION_LIMITS[unit]),
  ]);
  return {
    table: renderTable(['the download', 'measured', 'limit', 'of the limit'], rows),
    aims: UNITS.map((unit) => atMost(`${unit} of the download`, measured[unit], ACTION_LIMITS[unit])),
  };
}
