/**
 * The only call of @actions/exec that @actions/core makes, for the details of the platform: runs a command line and returns
 * its output. Rejects if it fails.
 * @param {string} commandLine
 * @param {string[]} [args]
 * @returns {Promise<{ exitCode: number, stdout: string, stderr: string }>}
 */
export async function getExecOutput(commandLine, args = []) {
  const { exec } = await import('node:child_process');
  return new Promise((resolve, reject) => {
    exec([commandLine, ...args].join(' '), (error, stdout, stderr) => {
      if (error !== null) reject(error);
      else resolve({ exitCode: 0, stdout, stderr });
    });
  });
}
