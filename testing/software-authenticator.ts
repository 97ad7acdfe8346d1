import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
	NewPasskey,
	PasskeyAssertion,
	PasskeyRequest,
} from '#features/accounts/messages/passkey.ts'

const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 }

type Deviation = {
	readonly origin?: string
	readonly rpId?: string
	readonly challenge?: string
	readonly type?: string
	readonly counter?: number
	readonly isVerified?: boolean
	readonly userHandle?: string
}

/** An authenticator with one ES256 key, which accepts any relying party and can deviate from the protocol. */
export function createSoftwareAuthenticator(origin: string) {
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
	const id = randomBytes(16)
	const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
	// COSE: key type EC2, algorithm ES256, curve P-256.
	const coseKey = isoCBOR.encode(
		new Map<number, number | Uint8Array<ArrayBuffer>>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, new Uint8Array(Buffer.from(x, 'base64url'))],
			[-3, new Uint8Array(Buffer.from(y, 'base64url'))],
		]),
	)
	let counter = 0
	let user = ''

	/** Answers `navigator.credentials.create`. */
	function create(
		options: { challenge: string; rp: { id: string }; user: { id: string } },
		change: Deviation = {},
	): NewPasskey['credential'] {
		user = options.user.id
		counter = change.counter ?? 1
		const isVerified = change.isVerified ?? true
		const bits = flags.userPresent | flags.attested | (isVerified ? flags.userVerified : 0)
		const length = Buffer.alloc(2)
		length.writeUInt16BE(id.length)
		const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey])
		const authData = authenticatorData(change.rpId ?? options.rp.id, bits, counter, attested)
		const attestation = isoCBOR.encode(
			new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
				['fmt', 'none'],
				['attStmt', new Map()],
				['authData', new Uint8Array(authData)],
			]),
		)
		const type = change.type ?? 'webauthn.create'
		const signed = clientData(type, change.challenge ?? options.challenge, change.origin ?? origin)
		return {
			id: id.toString('base64url'),
			rawId: id.toString('base64url'),
			type: 'public-key',
			response: {
				clientDataJSON: signed.toString('base64url'),
				attestationObject: Buffer.from(attestation).toString('base64url'),
			},
		}
	}

	/** Answers `navigator.credentials.get`. */
	function get({ challenge, rpId }: PasskeyRequest, change: Deviation = {}): PasskeyAssertion {
		counter = change.counter ?? counter + 1
		const bits = flags.userPresent | ((change.isVerified ?? true) ? flags.userVerified : 0)
		const authData = authenticatorData(change.rpId ?? rpId, bits, counter)
		const type = change.type ?? 'webauthn.get'
		const signed = clientData(type, change.challenge ?? challenge, change.origin ?? origin)
		const hash = createHash('sha256').update(signed).digest()
		return {
			id: id.toString('base64url'),
			rawId: id.toString('base64url'),
			type: 'public-key',
			response: {
				clientDataJSON: signed.toString('base64url'),
				authenticatorData: authData.toString('base64url'),
				signature: sign('sha256', Buffer.concat([authData, hash]), privateKey).toString(
					'base64url',
				),
				userHandle: change.userHandle ?? user,
			},
		}
	}

	return { create, get }
}

function authenticatorData(rpId: string, bits: number, count: number, rest = Buffer.alloc(0)) {
	const counts = Buffer.alloc(4)
	counts.writeUInt32BE(count)
	return Buffer.concat([
		createHash('sha256').update(rpId).digest(),
		Buffer.from([bits]),
		counts,
		rest,
	])
}

function clientData(type: string, challenge: string, from: string): Buffer {
	return Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
}
