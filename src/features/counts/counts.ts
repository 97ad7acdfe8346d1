import type { KeyObject } from 'node:crypto'
import type { Nullable } from '#platform/db/tables.ts'
import type { Speed, SpeedMetric } from './rules/speed.ts'
import type { PageKind } from './rules/page-kind.ts'
import type { ColumnType } from 'kysely'
import type { StoreContext } from '#platform/db/context.ts'
import type { Count } from './rules/count.ts'
import * as countMarks from './count-marks.ts'
import * as counts from './count-store.ts'
import * as goals from './goals.ts'
import { type BufferOptions, createSumBuffer, type SumBuffer } from './sum-buffer.ts'
import * as speeds from './speeds.ts'
import { withContext } from '#platform/with-context.ts'

/** `day` is ISO text in both databases. */
type Counts = {
	day: string
	event: string
	path: string
	source: string
	campaign: string
	locale: string
	/** An int8: PostgreSQL's driver returns it as text. */
	n: ColumnType<number | string, number, number>
}

type CountMarks = {
	id: string
	day: string
	kind: 'note' | 'headline' | 'letter'
	text: string
	path: Nullable<string>
	/** The earlier headline. */
	before: Nullable<string>
}

type Speeds = {
	day: string
	metric: SpeedMetric
	kind: PageKind
	device: string
	locale: string
	/** The upper bound of the bucket. */
	up_to: number
	/** An int8: PostgreSQL's driver returns it as text. */
	n: ColumnType<number | string, number, number>
}

declare module '#platform/db/tables.ts' {
	interface Tables {
		counts: Counts
		counts_folded: { until_day: string }
		/** The signups in the app that have been counted. `id` is the keyed hash of the report's `webhook-id`. */
		signup_events: { id: string; day: string }
		count_marks: CountMarks
		speeds: Speeds
		goals: { step: string; per_week: number }
		headlines: { path: string; text: string }
	}
	interface JobKinds {
		counts: true
	}
}

declare module '#features/accounts/rules/audit-action.ts' {
	interface AuditActions {
		'goals changed': string
	}
}

export type CountStores = ReturnType<typeof createCountStores>

export type CountBuffer = SumBuffer<Count>

export type CountOptions = {
	readonly store: CountStores
	/** The site's origin. */
	readonly site: string
	readonly isSiteOnOtherOrigin?: boolean
	/** Undefined if counting is off. */
	readonly counts?: CountBuffer | undefined
	/** Undefined if counting is off. */
	readonly speeds?: SumBuffer<Speed> | undefined
	/** Defaults to `createClientLimit`. */
	readonly acceptCount?: (address: string) => boolean
	readonly now?: () => number
	/** The key of hashed IDs. */
	readonly key: KeyObject
	/** The secret that signs the app's reports of signups; null if it sends none. */
	readonly signupEventsSecret?: string | null
}

export function createCountStores(context: StoreContext) {
	return {
		counts: withContext(context, counts),
		countMarks: withContext(context, countMarks),
		/** The values of every column except `day` and `n` come from a fixed list, which limits the rows per day. */
		speeds: withContext(context, speeds),
		goals: withContext(context, goals),
	}
}

export function createCountBuffers({
	store,
	...options
}: BufferOptions & { readonly store: Pick<CountStores, 'counts' | 'speeds'> }) {
	return {
		counts: createSumBuffer<Count>({
			...options,
			write: store.counts.add,
			failureMessage: 'Counts could not be written and will be retried',
		}),
		speeds: createSumBuffer<Speed>({
			...options,
			write: store.speeds.add,
			failureMessage: 'Speeds could not be written and will be retried',
		}),
	}
}
