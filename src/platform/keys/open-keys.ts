import { OperatorError } from '#values/operator-error.ts'
import { installationValue, setInstallationValue } from '#platform/db/installation.ts'
import type { Database, TransactionWork } from '#platform/db/database.ts'
import type { Settings } from '#config/settings.ts'
import { createKeyFile, keyFile, readKeyFile, replaceKeyFile } from './key-file.ts'
import { deriveKeys, type Keys } from './keys.ts'

type KeySettings = Pick<Settings, 'dataDir' | 'secretKey'>

const name = 'key-check'

const advice =
	'Put the right key back from its copy, or set SECRET_KEY to the content of that file. Processes on one PostgreSQL need the same key. If it is lost for good, stop the site and run: npm run key -- replace'

/**
 * Reads the site's keys from SECRET_KEY or the key file. The first start on a database creates the file and stores a
 * check value, by which later starts detect a different key. The database must be migrated.
 *
 * @throws OperatorError if the database was used with another key
 */
export async function openKeys(db: Database, settings: KeySettings): Promise<Keys> {
	const file = keyFile(settings)
	const known = await installationValue(db.read, name)
	const secret =
		settings.secretKey ?? (known === null ? await createKeyFile(file) : await readKeyFile(file))
	if (secret === null) {
		throw new OperatorError(
			`The database was used with a key that is not here: ${file} is missing. ${advice}`,
		)
	}
	const keys = deriveKeys(secret)
	if ((known ?? (await storeCheck(db, keys))) !== checkOf(keys)) {
		const source = settings.secretKey === null ? file : 'SECRET_KEY'
		throw new OperatorError(`${source} is not the key that the database was used with. ${advice}`)
	}
	return keys
}

/**
 * Whether a migrated database was used with the key of SECRET_KEY or the key file. Null if there is no key, or the
 * database was used without one.
 *
 * @throws OperatorError if the key file is damaged
 */
export async function hasKeyOf(db: Database, settings: KeySettings): Promise<boolean | null> {
	const known = await installationValue(db.read, name)
	const secret = settings.secretKey ?? (await readKeyFile(keyFile(settings)))
	return known === null || secret === null ? null : known === checkOf(deriveKeys(secret))
}

/**
 * Switches the site to a new key: SECRET_KEY, or a new key file.
 *
 * @param giveUpSealed gives up all data encrypted with the old key, and returns the number of its rows
 */
export async function replaceKeys(
	db: Database,
	settings: KeySettings,
	giveUpSealed: TransactionWork<number>,
): Promise<number> {
	const record = async (secret: Buffer) =>
		await db.write(async (transaction) => {
			await setInstallationValue(transaction, name, checkOf(deriveKeys(secret)))
			return await giveUpSealed(transaction)
		})
	if (settings.secretKey !== null) return await record(settings.secretKey)
	return await replaceKeyFile(keyFile(settings), record)
}

/** The check value: a derived key that reveals nothing about the others. */
function checkOf({ check }: Keys): string {
	return check.export().toString('hex')
}

/** Stores the check value unless another process already has. Returns the stored value. */
async function storeCheck(db: Database, keys: Keys): Promise<string> {
	return await db.write(async (transaction) => {
		await transaction
			.insertInto('installation')
			.values({ name, value: checkOf(keys) })
			.onConflict((conflict) => conflict.doNothing())
			.execute()
		const row = await transaction
			.selectFrom('installation')
			.select('value')
			.where('name', '=', name)
			.executeTakeFirstOrThrow()
		return row.value
	})
}
