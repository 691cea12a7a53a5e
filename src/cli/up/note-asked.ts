import { isUncertain } from '../../kernel/request-fate.ts';
import type { Platform } from '../../platform/platform-client.ts';

/** Returns the platform, seen so that `asked` is told whenever it took a request to deploy, or may have; `asked` must not throw. */
export function noteAsked(platform: Platform, asked: () => void): Platform {
  const { transport } = platform;
  const send: typeof transport.send = async (operation, call) => {
    const isWrite = operation.method === 'POST';
    try {
      const answer = await transport.send(operation, call);
      if (isWrite) asked();
      return answer;
    } catch (error) {
      if (isWrite && isUncertain(error)) asked();
      throw error;
    }
  };
  return { ...platform, transport: { ...transport, send } };
}
