import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { Caller, type CallerFacts, type Viewer } from '../authz.ts';
import { countedAddress } from './client-address.ts';

const MAX_TOKEN_LENGTH = 2_000;
const MAX_AGE_SECONDS = 7 * 86_400;
const MAX_AGENT_LENGTH = 300;

const NO_FACTS: CallerFacts = { address: '', userAgent: '', bearer: null, cookie: null };

export interface CallersOptions {
  /** Whether the public origin is https: the cookie is then `Secure`. */
  https: boolean;
  /** The user of the active session of a token. */
  authenticate: (bearer: string) => Promise<Viewer | null>;
}

/** Creates callers from requests. */
export class Callers {
  readonly #options: CallersOptions;
  readonly #cookieName: string;

  constructor(options: CallersOptions) {
    this.#options = options;
    this.#cookieName = options.https ? '__Host-session' : 'session';
  }

  /** An anonymous caller, for pages that the server renders itself. */
  nobody(): Caller {
    return new Caller(NO_FACTS, { find: () => Promise.resolve(null), setCookie: () => {} });
  }

  /** The sender of a request; Express has determined their address behind proxies. */
  of(request: Request, response: Response): Caller {
    return this.#caller(request, request.ip, bearerOf(request.headers.authorization), response);
  }

  /** The part of the request that is kept with the socket that it opened. */
  factsOfSocket(request: IncomingMessage): CallerFacts {
    return this.#facts(request, request.socket.remoteAddress, null);
  }

  /** The user who has opened a socket with a session; the session is looked up again for each operation. */
  ofSocket(facts: CallerFacts, find: () => Promise<Viewer | null>): Caller {
    return new Caller(facts, { find, setCookie: () => {} });
  }

  /** A caller with only a role, for results that are the same for all users of the role. */
  anybodyOf(role: string): Caller {
    return this.ofSocket(NO_FACTS, () => Promise.resolve({ id: '', role, sessionId: '' }));
  }

  #caller(request: IncomingMessage, ip: string | undefined, bearer: string | null, response: ServerResponse): Caller {
    return new Caller(this.#facts(request, ip, bearer), {
      find: () => (bearer ? this.#options.authenticate(bearer) : Promise.resolve(null)),
      setCookie: (secret) => this.#setCookie(response, secret),
    });
  }

  #facts({ headers }: IncomingMessage, ip: string | undefined, bearer: string | null): CallerFacts {
    return {
      address: countedAddress(ip),
      userAgent: (headers['user-agent'] ?? '').slice(0, MAX_AGENT_LENGTH),
      bearer,
      cookie: parseCookie(headers.cookie ?? '')[this.#cookieName] ?? null,
    };
  }

  #setCookie(response: ServerResponse, secret: string | null): void {
    const cookie = stringifySetCookie({
      name: this.#cookieName,
      value: secret ?? '',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.#options.https,
      path: '/',
      maxAge: secret === null ? 0 : MAX_AGE_SECONDS,
    });
    response.appendHeader('set-cookie', cookie);
  }
}

/** The token of `Bearer <token>`; the empty text for any other authorization; null for none. */
export function bearerOf(authorization: unknown): string | null {
  if (typeof authorization !== 'string' || authorization === '') return null;
  const token = /^Bearer +([\w.-]+)$/i.exec(authorization)?.[1] ?? '';
  return token.length <= MAX_TOKEN_LENGTH ? token : '';
}

/** Stores the caller in `response.locals`. */
export function setCaller(response: Response, caller: Caller): void {
  response.locals['caller'] = caller;
}

/** The caller of the request of this response. */
export function callerOf(response: Response): Caller {
  return response.locals['caller'] as Caller;
}

/** The user of a request if the session was looked up, for the log. */
export function identifiedViewer(response: ServerResponse): Viewer | null {
  const { locals } = response as Response;
  return (locals['caller'] as Caller | undefined)?.found ?? null;
}
