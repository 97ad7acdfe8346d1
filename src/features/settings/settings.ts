import { sql } from 'kysely'
import type { ProvenAct } from '#values/messages/proven-act.ts'
import type { SettingChanges } from './messages/settings.ts'
import {
	isSecret,
	isStorable,
	type StorableName,
	storableSetting,
} from '#config/rules/storable-settings.ts'
import {
	type AccountStores,
	type ActingSession,
	actorOf,
	appendAuditEntry,
	commandActor,
	notifyAdmins,
	consumeGrant,
} from '#features/accounts/accounts.ts'
import { type StoreContext, iso } from '#platform/db/context.ts'
import { sealText } from '#platform/db/sealed-text.ts'
import type { Connection, Time, Transaction } from '#platform/db/tables.ts'
import { withContext } from '#platform/with-context.ts'
import {
	readSettings,
	type SettingIssue,
	type Settings,
	SettingsError,
	type SettingTexts,
} from '#config/settings.ts'
import { type OpenedSettings, openSettings } from './open-settings.ts'

export { listSettings } from './list-settings.ts'
export type { SettingChanges } from './messages/settings.ts'

/** Settings that were changed in the panel or by a command, by name; the values of secrets are encrypted. */
type StoredSettings = { name: string; value: string; updated_at: Time }

declare module '#platform/db/tables.ts' {
	interface Tables {
		settings: StoredSettings
	}
}

declare module '#features/accounts/rules/audit-action.ts' {
	interface AuditActions {
		'setting changed': string
		'setting removed': string
	}
}

declare module '#values/messages/proven-act.ts' {
	interface ProvenActs {
		'change-settings': true
	}
}

/** Maximum length of a value, in characters. */
const maxLength = 1_000

export type SettingStore = ReturnType<typeof createSettingStore>

export type SettingOptions = {
	readonly store: Pick<AccountStores, 'admins'> & { readonly settings: SettingStore }
	/** The site's origin. */
	readonly site: string
	/** The environment without the stored settings. Defaults to empty. */
	readonly environment?: SettingTexts
	/** Adopts the stored settings; resolves once they are in force. By default they come into force at the next poll. */
	readonly onSettingsChanged?: () => Promise<void>
}

export function createSettingStore(context: StoreContext) {
	return withContext(context, { all, change, check })
}

async function all({ db, keys }: StoreContext): Promise<OpenedSettings> {
	return openSettings(await rowsIn(db.read), keys.settings)
}

/**
 * Stores and removes settings, all or none, with an audit entry for each change and an email to all admins. Validates
 * them together with the environment and the stored settings.
 *
 * @param by the session, which needs re-authentication for anything but limits, or the name of another actor
 * @param refuse gets the resulting settings, and throws if they are not allowed
 * @throws SettingsError if a value or the combination is invalid; nothing is changed then
 * @throws ActUnproven
 */
async function change(
	context: StoreContext,
	environment: SettingTexts,
	changes: SettingChanges,
	by: string | ActingSession,
	refuse: (after: Settings) => void = () => {},
): Promise<void> {
	const actor = typeof by === 'string' ? commandActor(by) : actorOf(by)
	await context.db.write(async (transaction) => {
		refuse(await storeSettings(transaction, context, environment, changes, actor.name))
		const act = changeAct(changes)
		if (typeof by !== 'string' && act !== null) {
			await consumeGrant(transaction, context, by.token, act)
		}
		await notifyAdmins(transaction, context, actor, 'setting changed', namesOf(changes))
	})
}

/**
 * Stores settings in the transaction of another change. Validates them like `change`, without re-authentication. Returns
 * the resulting settings.
 *
 * @param actor the name for the audit log
 * @throws SettingsError if a value or the combination is invalid
 */
export async function storeSettings(
	transaction: Transaction,
	context: StoreContext,
	environment: SettingTexts,
	changes: SettingChanges,
	actor: string,
): Promise<Settings> {
	// Two changes, each valid alone, may be invalid together. SQLite needs no lock, because it has one writer.
	if (context.db.kind === 'postgres') {
		await sql`lock table settings in share row exclusive mode`.execute(transaction)
	}
	const { values } = openSettings(await rowsIn(transaction), context.keys.settings)
	const after = settingsAfter(values, environment, changes)
	await writeChanges(transaction, context, changes, actor)
	return after
}

/**
 * Validates changes without storing them. Returns the resulting settings.
 *
 * @throws SettingsError if a value or the combination is invalid
 */
async function check(
	context: StoreContext,
	environment: SettingTexts,
	changes: SettingChanges,
): Promise<Settings> {
	return settingsAfter((await all(context)).values, environment, changes)
}

/** @throws SettingsError */
function settingsAfter(
	before: SettingTexts,
	environment: SettingTexts,
	changes: SettingChanges,
): Settings {
	refuseUnstorable(environment, changes)
	const changed = entriesOf(changes).map(([name, value]) => [name, value ?? undefined])
	return readSettings(environment, { ...before, ...Object.fromEntries(changed) })
}

async function writeChanges(
	transaction: Transaction,
	context: StoreContext,
	changes: SettingChanges,
	actor: string,
): Promise<void> {
	const { keys, random, now } = context
	for (const [name, value] of entriesOf(changes)) {
		if (value === null) {
			const removal = transaction.deleteFrom('settings').where('name', '=', name)
			const removed = await removal.returning('name').executeTakeFirst()
			if (removed) await appendAuditEntry(transaction, context, actor, 'setting removed', name)
			continue
		}
		const stored = isSecret(name) ? sealText(value, keys.settings, random, name) : value
		await transaction
			.insertInto('settings')
			.values({ name, value: stored, updated_at: iso(now()) })
			.onConflict((conflict) =>
				conflict.column('name').doUpdateSet((row) => ({
					value: row.ref('excluded.value'),
					updated_at: row.ref('excluded.updated_at'),
				})),
			)
			.execute()
		await appendAuditEntry(transaction, context, actor, 'setting changed', name)
	}
}

/**
 * The act for which a change needs re-authentication; null if only limits change, because limits redirect neither
 * emails nor visitors.
 */
function changeAct(changes: SettingChanges): ProvenAct | null {
	const isHarmless = entriesOf(changes).every(([name]) => storableSetting(name).group === 'limits')
	return isHarmless ? null : { act: 'change-settings', target: namesOf(changes) }
}

function namesOf(changes: SettingChanges): string {
	const names = entriesOf(changes).map(([name]) => name)
	return names.toSorted().join(', ')
}

/**
 * Rejects settings that the environment already sets, values that the database cannot hold, and mail server addresses
 * with a user name or password, which have their own settings.
 */
function refuseUnstorable(environment: SettingTexts, changes: SettingChanges): void {
	const issues = entriesOf(changes).flatMap(([name, value]): readonly SettingIssue[] => {
		if (environment[name]) {
			return [{ name, message: 'is set in the environment; change it there' }]
		}
		if (value === null) return []
		if (value === '' || value.length > maxLength || /\p{Cc}/u.test(value)) {
			return [{ name, message: `must be one line of 1 to ${maxLength} characters` }]
		}
		if ((name !== 'SMTP_URL' && name !== 'IMAP_URL') || !hasUser(value)) return []
		const account = name.slice(0, 4)
		const message = `must have no user name and password; they are stored in ${account}_USER and ${account}_PASSWORD`
		return [{ name, message }]
	})
	if (issues.length > 0) throw new SettingsError(issues)
}

function hasUser(text: string): boolean {
	if (!URL.canParse(text)) return text.includes('@')
	const { username, password } = new URL(text)
	return username !== '' || password !== ''
}

function entriesOf(changes: SettingChanges): readonly (readonly [StorableName, string | null])[] {
	return Object.entries(changes).flatMap(([name, value]) =>
		isStorable(name) && value !== undefined ? [[name, value] as const] : [],
	)
}

async function rowsIn(db: Connection) {
	return await db.selectFrom('settings').select(['name', 'value']).execute()
}
