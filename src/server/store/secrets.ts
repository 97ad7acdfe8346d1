import { createSecretKey, type KeyObject } from 'node:crypto'
import type { StoreContext } from './context.ts'

export function createSecretStore({ db, random }: Pick<StoreContext, 'db' | 'random'>) {
	/** A 256-bit key, created on first use and shared by all processes on this database. */
	async function key(name: string): Promise<KeyObject> {
		const value = await db.write(async (transaction) => {
			await transaction
				.insertInto('secrets')
				.values({ name, value: random(32).toString('hex') })
				.onConflict((conflict) => conflict.doNothing())
				.execute()
			return await transaction
				.selectFrom('secrets')
				.select('value')
				.where('name', '=', name)
				.executeTakeFirstOrThrow()
		})
		// A KeyObject: signing with a plain Buffer takes five times as long.
		return createSecretKey(value.value, 'hex')
	}

	return { key }
}
