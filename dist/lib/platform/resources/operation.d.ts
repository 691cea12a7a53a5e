/** What a token may be allowed to do, as the platform's console names it. */
export type Scope = 'Admin' | 'Read' | 'Deploy' | 'Write';
/** One call of the platform's contract: what is sent, and how a person hears of it. */
export interface Operation {
    readonly method: 'GET' | 'POST';
    /** The path below the base address, as `/application/{app_id}/status`. */
    readonly template: string;
    readonly ids: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string | number>>;
    /** Sent as JSON; left out: no body. */
    readonly body?: unknown;
    /** True where a list is answered: 204 says of one that it is empty. */
    readonly isList?: boolean;
    /** The scope that the token needs for it. */
    readonly scope: Scope;
    /** What the token is needed for, after "to": `start a deployment of application a1`. */
    readonly action: string;
    /** What the path names: `application a1`. */
    readonly subject: string;
    /** Whether what the service says with a 400 or a 422 means 409: that what is asked for is there, or under way, already. */
    readonly saysConflict?: (message: string) => boolean;
    /** What the platform allows of this, as a sentence: told with every refusal that may be due to it. */
    readonly rule?: string;
}
