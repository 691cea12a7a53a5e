import type { ApplicationPort } from '../../platform/resources/resources.ts';

const PORT =
  /^(?<internal>\d{1,5})(?::(?<external>\d{1,5}))?(?:\/(?<protocol>[A-Za-z][A-Za-z0-9_]{0,31}))?(?<isPublic>,public)?$/;

/** Reads a port as a person writes it: `8080`, `8080:443`, `8080:443/HTTP,public`; null where it is none. The protocol is sent in capitals. */
export function parsePort(text: string): ApplicationPort | null {
  const { internal, external, protocol, isPublic } = PORT.exec(text.trim())?.groups ?? {};
  const [internalPort, externalPort] = [asPort(internal), asPort(external)];
  if (internalPort === undefined || (external !== undefined && externalPort === undefined)) return null;
  return {
    internalPort,
    externalPort,
    protocol: protocol?.toUpperCase(),
    publiclyAccessible: isPublic === undefined ? undefined : true,
  };
}

function asPort(text: string | undefined): number | undefined {
  const port = Number(text);
  return port >= 1 && port <= 65_535 ? port : undefined;
}
