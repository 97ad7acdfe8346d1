import { createSecretKey, type KeyObject } from 'node:crypto'
import type { StoreContext } from './context.ts'

export function createSecretStore({ db, random }: StoreContext) {
	/** A key of 256 bits, made on first use and the same for every process on this database. */
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
		// Read once: node:crypto takes five times as long to sign with bare bytes.
		return createSecretKey(value.value, 'hex')
	}

	return { key }
}
