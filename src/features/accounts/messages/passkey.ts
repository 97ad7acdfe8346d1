import * as z from 'zod/mini'
import { textLike, typedName } from '#values/messages/text.ts'

const base64url = textLike(8_192, /^[\w-]+$/)
const id = textLike(1_400, /^[\w-]+$/)
const name = typedName(60)

/**
 * Response of `POST /api/auth/passkey-options` and `POST /api/admin/proof-options`: the options of WebAuthn's `get`.
 * The challenge can be answered once, within five minutes. On a host that does not support passkeys, such as an IP
 * address, the response is `passkeys-unavailable`.
 */
export const passkeyRequest = z.object({
	challenge: z.string(),
	rpId: z.string(),
	timeout: z.number(),
	userVerification: z.literal('required'),
	/** The passkeys of the account that needs a proof; empty at login, which accepts any passkey of this site. */
	allowCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
})

export type PasskeyRequest = z.infer<typeof passkeyRequest>

/**
 * A browser's answer to a `passkeyRequest`: body of `POST /api/auth/passkey`, answered with 204 and the session cookie.
 * A refusal (`unauthorised`) gives no reason.
 */
export const passkeyAssertion = z.object({
	id,
	rawId: id,
	type: z.literal('public-key'),
	response: z.object({
		clientDataJSON: base64url,
		authenticatorData: base64url,
		signature: base64url,
		userHandle: base64url,
	}),
})

export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

/**
 * Response of `POST /api/admin/passkeys/options`: the options of WebAuthn's `create`. `conflict` if the account has the
 * maximum number of passkeys. Needs a `proof` for this act; the challenge then stands for that proof when the new
 * passkey is sent.
 */
export const passkeyCreation = z.object({
	challenge: z.string(),
	rp: z.object({ id: z.string(), name: z.string() }),
	user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
	pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
	timeout: z.number(),
	excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
	authenticatorSelection: z.object({
		residentKey: z.literal('required'),
		requireResidentKey: z.literal(true),
		userVerification: z.literal('required'),
	}),
	attestation: z.literal('none'),
})

export type PasskeyCreation = z.infer<typeof passkeyCreation>

/**
 * Body of `POST /api/admin/passkeys`, answered with 201: the browser's answer to a `passkeyCreation`, and a name for
 * the passkey. An answer that does not match the `passkeyCreation` is `invalid`, with the field `credential`.
 */
export const newPasskey = z.object({
	name,
	credential: z.object({
		id,
		rawId: id,
		type: z.literal('public-key'),
		response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
	}),
})

export type NewPasskey = z.infer<typeof newPasskey>

/**
 * Body of `POST /api/admin/passkeys/rename`, answered with 204. An unknown passkey is `not-found`. Needs a recent
 * `proof`.
 */
export const passkeyRename = z.object({ id, name })

/**
 * Body of `POST /api/admin/passkeys/remove`, answered with 204, even if the passkey is gone. Needs a `proof` for this
 * act. The only passkey of an account without a password is a `conflict`.
 */
export const passkeyRemoval = z.object({ id })

/**
 * Response of `GET /api/admin/passkeys`: the passkeys of the session's account, oldest first. Times are ISO 8601 UTC.
 */
export const passkeys = z.array(
	z.object({
		id: z.string(),
		name: z.string(),
		createdAt: z.string(),
		usedAt: z.nullable(z.string()),
	}),
)

export type Passkeys = z.infer<typeof passkeys>

/** The data signed by the browser (`clientDataJSON` in base64url). Only the challenge is read before verification. */
export const clientData = z.object({ challenge: z.string() })
