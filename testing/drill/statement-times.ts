import {
	createQueryId,
	type KyselyPlugin,
	PostgresQueryCompiler,
	type QueryId,
	type RootOperationNode,
	SqliteQueryCompiler,
} from 'kysely'
import type { Database } from '#server/platform/db/database.ts'

/** The longest writing statement, with the time from its start to its result. */
export type LongestStatement = { readonly ms: number; readonly text: string }

const compilers = { sqlite: new SqliteQueryCompiler(), postgres: new PostgresQueryCompiler() }

const none: LongestStatement = { ms: 0, text: '' }

/** Matches statements that may hold write locks. */
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
