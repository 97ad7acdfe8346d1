import { sql } from 'kysely'
import type { StoreContext } from '#server/platform/db/context.ts'
import { withContext } from '#server/platform/with-context.ts'

const name = 'release'

/** The release that all processes on one database shall serve. */
export type ChosenRelease = ReturnType<typeof createChosenRelease>

export function createChosenRelease(context: Pick<StoreContext, 'db'>) {
	return withContext(context, { read, choose })
}

/** The name of the chosen release; null before the first choice. */
async function read({ db }: Pick<StoreContext, 'db'>): Promise<string | null> {
	const row = await db.read
		.selectFrom('installation')
		.select('value')
		.where('name', '=', name)
		.executeTakeFirst()
	return row?.value ?? null
}

async function choose({ db }: Pick<StoreContext, 'db'>, value: string): Promise<void> {
	await db.write((transaction) =>
		transaction
			.insertInto('installation')
			.values({ name, value })
			.onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`excluded.value` }))
			.execute(),
	)
}
