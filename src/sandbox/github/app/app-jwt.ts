import { createPublicKey, verify } from 'node:crypto';
import { parseJson } from '../../../kernel/hostile-json.ts';
import { type Fields, isObject } from '../../http/json-replies.ts';

/** Whose token it has to be. */
export interface JwtOwner {
  readonly id: number;
  /** PEM. */
  readonly publicKey: string;
}

const UNREADABLE = 'A JSON web token could not be decoded';
const MAX_SECONDS = 600;

/** Returns whether a token has the form of a JSON Web Token. */
export function isJwt(token: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) && token.startsWith('eyJ');
}

/** Returns why GitHub would not take a JSON Web Token of an App at `now` (epoch milliseconds), in its words; null where it does. */
export function findJwtProblem(token: string, { id, publicKey }: JwtOwner, now: number): string | null {
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (decode(head)?.['alg'] !== 'RS256') return UNREADABLE;
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${claims}`),
    createPublicKey(publicKey),
    Buffer.from(signature, 'base64url'),
  );
  const said = isSigned ? decode(claims) : null;
  return said === null ? UNREADABLE : findClaimProblem(said, id, Math.floor(now / 1000));
}

function findClaimProblem({ iss, iat, exp }: Fields, id: number, nowSeconds: number): string | null {
  if (String(iss) !== String(id)) return "'Issuer' claim ('iss') must be an Integer";
  if (typeof iat !== 'number' || !Number.isInteger(iat) || iat > nowSeconds) {
    return "'Issued at' claim ('iat') must be an Integer representing the time that the assertion was issued";
  }
  if (typeof exp !== 'number' || exp <= nowSeconds) {
    return "'Expiration time' claim ('exp') must be a numeric value representing the future time at which the assertion expires";
  }
  return exp > nowSeconds + MAX_SECONDS ? "'Expiration time' claim ('exp') is too far in the future" : null;
}

function decode(part: string): Fields | null {
  const value = parseJson(Buffer.from(part, 'base64url').toString());
  return isObject(value) ? value : null;
}
