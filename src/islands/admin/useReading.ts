import { useLayoutEffect, useRef, useState } from 'react'
import type { Announcement } from '#words/schemas/common.ts'
import { useFailure } from './panel-context.ts'

export type Reading<T> = {
	/** The last value read. It stays during the next reading, and if that fails. */
	readonly data: T | null
	/** When it was read, in milliseconds since 1970. */
	readonly readAt: number
	readonly status: 'loading' | 'ready' | 'failed'
	readonly reload: () => void
}

type Options<T> = {
	readonly read: (query: string, signal: AbortSignal) => Promise<T>
	/** Shown if it fails; unset where the place works without the data. */
	readonly failure?: Announcement
	/** Replaces `useFailure`. */
	readonly onFailure?: (error: unknown) => void
	/** A change reads again, like `reload`. */
	readonly revision?: number
}

/**
 * Reads from the server, again whenever the query changes. Drops a late response to an earlier query.
 *
 * @param query null while there is nothing to read
 */
export function useReading<T>(query: string | null, options: Options<T>): Reading<T> {
	const [turn, setTurn] = useState(0)
	const [reading, setReading] = useState<Omit<Reading<T>, 'reload'> & { readonly key: string }>({
		data: null,
		readAt: 0,
		status: 'loading',
		key: '',
	})
	const fail = useFailure(options.failure)
	const { read, onFailure = fail } = options
	const latest = useRef({ read, onFailure })
	useLayoutEffect(() => {
		latest.current = { read, onFailure }
	})
	const { revision = 0 } = options
	const key = `${turn} ${revision} ${query}`

	// A layout effect, so that the request is sent before the place is painted, which takes tens of milliseconds.
	useLayoutEffect(() => {
		if (query === null) return undefined
		const controller = new AbortController()
		const { signal } = controller
		latest.current.read(query, signal).then(
			(data) => {
				if (!signal.aborted) setReading({ data, readAt: Date.now(), status: 'ready', key })
			},
			(error: unknown) => {
				if (signal.aborted) return
				setReading((before) => ({ ...before, status: 'failed', key }))
				latest.current.onFailure(error)
			},
		)
		return () => controller.abort()
	}, [query, key])

	const { data, readAt, status } = reading
	return {
		data,
		readAt,
		status: reading.key === key ? status : 'loading',
		reload: () => setTurn((before) => before + 1),
	}
}
