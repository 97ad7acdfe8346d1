import { installationValue, setInstallationValue } from './installation.ts'
import { type StoreContext, iso, milliseconds } from './context.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Hour in UTC of the nightly check, when traffic from Europe and America is low. */
const hourOfCheck = 3

/** The name of the row that holds the time of the last check. */
const name = 'database-check'

/**
 * Checks an embedded database for damage: each night, and at the start if the server was not stopped properly. A
 * damaged file is checked again at each start.
 */
export function createDatabaseCheck({ db, now }: StoreContext) {
	let isDamaged = false
	let checkedNight: number | null = null

	/** Checks the file if a check is due. Returns what is damaged, or null if no check was due. */
	async function check(isStopping = () => false): Promise<readonly string[] | null> {
		const night = nightOf(now())
		checkedNight ??= db.wasInterrupted ? null : await lastNight()
		if (checkedNight === night) return null
		const damage = await db.findDamage(isStopping)
		if (isStopping()) return null
		checkedNight = night
		isDamaged = damage.length > 0
		if (!isDamaged) await record()
		// Even this write may fail in a damaged file. The next check is then in the next night.
		else await forget().catch(() => {})
		return damage
	}

	/** The night of the last check that found nothing; null if there was none. */
	async function lastNight(): Promise<number | null> {
		const value = await installationValue(db.read, name)
		return value === null ? null : nightOf(milliseconds(value))
	}

	async function record(): Promise<void> {
		const value = iso(now())
		await db.write((transaction) => setInstallationValue(transaction, name, value))
	}

	async function forget(): Promise<void> {
		await db.write((transaction) =>
			transaction.deleteFrom('installation').where('name', '=', name).execute(),
		)
	}

	return { check, isDamaged: () => isDamaged }
}

/** The number of the night that a time belongs to, in days since 1970. */
function nightOf(time: number): number {
	return Math.floor((time - hourOfCheck * hourMs) / dayMs)
}
