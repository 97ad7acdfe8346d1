import { useEffect, useState } from 'react'
import { readView, writeView, type View } from '#domain/waitlist/view.ts'

/**
 * The view, kept in the address's fragment: a search can be an address of somebody, and the fragment is
 * the part that no browser sends to a server.
 */
export function useView(): [View, (change: Partial<View>) => void] {
	const [view, setView] = useState(() => readView(location.hash))

	useEffect(() => {
		const follow = () => setView(readView(location.hash))
		addEventListener('hashchange', follow)
		return () => removeEventListener('hashchange', follow)
	}, [])

	function change(changed: Partial<View>) {
		const next = { ...view, ...changed }
		setView(next)
		try {
			history.replaceState(history.state, '', `${location.pathname}${writeView(next)}`)
		} catch {
			// Safari refuses a hundred changes within seconds, as a held key makes. The next one says it all.
		}
	}

	return [view, change]
}
