import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	firstAccount,
	type FirstAccount,
	firstPasskey,
	firstSettings,
	firstStartLink,
	type FirstStart,
} from './messages/first-start.ts'
import type { PasskeyCreation } from '#features/accounts/messages/passkey.ts'
import { relyingParty } from '#features/accounts/rules/relying-party.ts'
import {
	type AccountOptions,
	createPasskeyChecks,
	hashPassword,
	type PasskeyChecks,
	sendSession,
	throttle,
	unmatchedHash,
	visitorOf,
} from '#features/accounts/accounts.ts'
import { Refusal, useJsonErrors } from '#platform/http/api-errors.ts'
import { body, useSchemas } from '#platform/http/route-schemas.ts'
import { requireTrustedOrigin, staysTrusted } from '#platform/http/server/trusted-origin.ts'
import { listSettings, type SettingOptions } from '#features/settings/settings.ts'
import { adminName } from '#config/admin-credentials.ts'
import { SettingsError } from '#config/settings.ts'
import { firstAdminId, type FirstStartStore } from './first-start.ts'

export type FirstStartOptions = AccountOptions &
	SettingOptions & { readonly store: { readonly firstStart: FirstStartStore } }

/** Register as a plugin, so that its hooks are encapsulated. */
export async function firstStartRoutes(
	plugin: FastifyInstance,
	options: FirstStartOptions,
): Promise<void> {
	const { store, key, now = Date.now, environment = {}, onSettingsChanged } = options
	const checks = createPasskeyChecks(store, key, now)
	const app = useSchemas(plugin)
	useJsonErrors(app)
	requireTrustedOrigin(app, options.site)

	// The page behind the link calls this route before it shows its form.
	app.post('/api/auth/first-start/open', body(firstStartLink, 1_024), async (request) => {
		const stored = await throttle(options, visitorOf(request).client, async () =>
			(await store.firstStart.isOpen(request.body.token)) ? store.settings.all() : null,
		)
		const names: readonly string[] = firstSettings
		const settings = listSettings(stored, environment)
		return { settings: settings.filter(({ name }) => names.includes(name)) } satisfies FirstStart
	})

	app.post('/api/auth/first-start/passkey', body(firstPasskey, 8_192), async (request) => {
		const { token, name } = request.body
		const faults = await throttle(options, visitorOf(request).client, async () =>
			(await store.firstStart.isOpen(token)) ? await faultsOf(request, options) : null,
		)
		if (faults.length > 0) throw invalid(faults)
		const party = partyOf(request.headers.origin, addressOf(request.body, options))
		if (party === null) throw new Refusal('The host cannot have passkeys', 'passkeys-unavailable')
		const asking = {
			account: { id: firstAdminId(token), name },
			session: token,
			relyingParty: party,
		}
		const creation = checks.creationRequest(asking, party.id)
		return creation satisfies PasskeyCreation
	})

	app.post('/api/auth/first-start', body(firstAccount, 32_768), async (request, reply) => {
		const { token, name, passkey, settings } = request.body
		const { client, device } = visitorOf(request)
		const made = await throttle(options, client, async () => {
			// The link is checked before the password is hashed, because hashing is expensive.
			if (!(await store.firstStart.isOpen(token))) return null
			const faults = await faultsOf(request, options)
			if (faults.length > 0) return faults
			const party = partyOf(request.headers.origin, addressOf(request.body, options))
			const secret = await secretOf(checks, request.body, party)
			if (secret === null) return ['passkey']
			const account = { name, settings, ...secret }
			return await store.firstStart.accept(token, environment, account, device)
		})
		if (!('id' in made)) throw invalid(made)
		const method = passkey === undefined ? 'password' : `passkey ${passkey.name}`
		await onSettingsChanged?.()
		return await sendSession(options, request, reply, made, method)
	})
}

type Party = ReturnType<typeof relyingParty>

/** Returns the hash of the account's password, or its checked passkey; null if the passkey is invalid. */
async function secretOf(
	checks: PasskeyChecks,
	{ token, password, passkey }: FirstAccount,
	party: Party,
) {
	if (passkey === undefined) {
		return { passwordHash: await hashPassword(password ?? ''), passkey: null }
	}
	const asking = party && { session: token, relyingParty: party }
	const created = asking && (await checks.checkCreation(passkey.credential, asking))
	return created && { passwordHash: unmatchedHash, passkey: { ...created, name: passkey.name } }
}

type Asked = Pick<FastifyRequest, 'headers'> & {
	readonly body: Pick<FirstAccount, 'name' | 'settings'>
}

/** Names of the invalid fields. */
async function faultsOf(
	{ headers, body: { name, settings } }: Asked,
	{ store, environment = {} }: FirstStartOptions,
): Promise<readonly string[]> {
	const faults = adminName.safeParse(name).success ? [] : ['name']
	try {
		const { addresses } = await store.settings.check(environment, settings)
		const isReached = settings.SITE_URL === undefined || staysTrusted(headers, addresses)
		return isReached ? faults : [...faults, 'SITE_URL']
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error
		return [...new Set([...faults, ...error.issues.map((issue) => issue.name)])]
	}
}

function invalid(fields: readonly string[]): Refusal {
	const details = { field: fields[0] ?? '', fields: [...fields] }
	return new Refusal('The first settings are invalid', 'invalid', details)
}

/** The site's address after this form is stored; undefined if the site has none yet. */
function addressOf(
	{ settings }: Pick<FirstAccount, 'settings'>,
	{ environment = {} }: FirstStartOptions,
): string | undefined {
	return settings.SITE_URL ?? (environment['SITE_URL'] || undefined)
}

/** The relying party of a new passkey; null if the page is not at the site's future address. */
function partyOf(origin: string | undefined, address: string | undefined): Party {
	if (address === undefined) return relyingParty(origin, 'https://none.invalid')
	return URL.canParse(address) && new URL(address).origin === origin
		? relyingParty(origin, address)
		: null
}
