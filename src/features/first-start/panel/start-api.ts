import {
	type FirstAccount,
	type FirstPasskey,
	firstStart,
	type FirstStart,
	type FirstStartLink,
} from '#features/first-start/messages/first-start.ts'
import { deviceOf } from '#features/accounts/rules/user-agent.ts'
import { postJson, Refused, requireOk } from '#panel/client/api.ts'

type Answers = Omit<FirstAccount, 'password' | 'passkey'>

/** `invalid` names the invalid fields. */
export type StartOutcome =
	| { readonly kind: 'made' | 'expired' | 'tooMany' | 'unavailable' }
	| { readonly kind: 'invalid'; readonly fields: readonly string[] }

/** Returns the settings that the server already has; null if the link is not valid. */
export async function openFirstStart(token: string): Promise<FirstStart | null> {
	const message: FirstStartLink = { token }
	const response = await postJson('/api/auth/first-start/open', message)
	if (response.status === 400 || response.status === 404) return null
	return firstStart.parse(await (await requireOk(response)).json())
}

/** Also logs in. */
export async function startWithPassword(answers: Answers, password: string): Promise<StartOutcome> {
	return await outcomeOf(() => send({ ...answers, password }))
}

/** Creates a passkey on this device, creates the account with it, and logs in. */
export async function startWithPasskey(answers: Answers): Promise<StartOutcome> {
	return await outcomeOf(async () => {
		const message: FirstPasskey = answers
		const asked = await requireOk(await postJson('/api/auth/first-start/passkey', message))
		const { askForNewPasskey } = await import('#panel/login/ask-for-passkey.ts')
		const credential = await askForNewPasskey(await asked.json())
		if (credential === null) return { kind: 'invalid', fields: ['passkey'] }
		const { system, browser } = deviceOf(navigator.userAgent)
		return await send({ ...answers, passkey: { name: system ?? browser ?? '1', credential } })
	})
}

async function send(message: FirstAccount): Promise<StartOutcome> {
	await requireOk(await postJson('/api/auth/first-start', message))
	return { kind: 'made' }
}

async function outcomeOf(attempt: () => Promise<StartOutcome>): Promise<StartOutcome> {
	try {
		return await attempt()
	} catch (error) {
		const refusal = error instanceof Refused ? error.refusal : null
		if (refusal?.error === 'invalid') return { kind: 'invalid', fields: refusal.fields ?? [] }
		if (refusal?.error === 'passkeys-unavailable') {
			return { kind: 'invalid', fields: ['passkey-elsewhere'] }
		}
		if (refusal?.error === 'not-found') return { kind: 'expired' }
		if (refusal?.error === 'too-many') return { kind: 'tooMany' }
		console.error(error)
		return { kind: 'unavailable' }
	}
}
