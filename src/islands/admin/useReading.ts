import { useLayoutEffect, useRef, useState } from 'react'

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
	readonly onFailure: (error: unknown) => void
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
	const latest = useRef(options)
	useLayoutEffect(() => {
		latest.current = options
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
