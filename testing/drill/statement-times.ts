import {
	createQueryId,
	type KyselyPlugin,
	PostgresQueryCompiler,
	type QueryId,
	type RootOperationNode,
	SqliteQueryCompiler,
} from 'kysely'
import type { Database } from '#server/platform/db/database.ts'

/** The longest statement that writes, and how long it took, from its start until its result was there. */
export type LongestStatement = { readonly ms: number; readonly text: string }

const compilers = { sqlite: new SqliteQueryCompiler(), postgres: new PostgresQueryCompiler() }

const none: LongestStatement = { ms: 0, text: '' }

/** Reading does not lock what others write. */
const isWriting = /^(?:insert|update|delete|with)\b/

/** Times the statements of a database that may write, for a store that is created with the returned `db`. */
export function timeStatements(db: Database) {
	const compiler = compilers[db.kind]
	const starts = new WeakMap<QueryId, { readonly at: number; readonly node: RootOperationNode }>()
	const textOf = (node: RootOperationNode) =>
		compiler.compileQuery(node, createQueryId()).sql.replaceAll(/\s+/g, ' ').trim()
	let longest = none
	const plugin: KyselyPlugin = {
		transformQuery: ({ node, queryId }) => {
			starts.set(queryId, { at: performance.now(), node })
			return node
		},
		transformResult: async ({ result, queryId }) => {
			const start = starts.get(queryId)
			if (start === undefined) return result
			const ms = performance.now() - start.at
			if (ms > longest.ms) {
				const text = textOf(start.node)
				if (isWriting.test(text)) longest = { ms, text }
			}
			return result
		},
	}
	const timed: Database = {
		...db,
		write: (work) => db.write((transaction) => work(transaction.withPlugin(plugin))),
		writeVolatile: (work) =>
			db.writeVolatile((transaction) => work(transaction.withPlugin(plugin))),
		maintain: (work) => db.maintain((own) => work(own.withPlugin(plugin))),
	}
	/** The longest statement since the last call. */
	function take(): LongestStatement {
		const taken = longest
		longest = none
		return taken
	}
	return { db: timed, take }
}
