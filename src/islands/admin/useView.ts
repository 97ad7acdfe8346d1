import { useEffect, useState } from 'react'
import { readView, writeView, type View } from '#domain/waitlist/view.ts'

/**
 * Stores the view in the URL fragment: a search term can be an e-mail address, and browsers never send the
 * fragment to a server.
 */
export function useView(): [View, (change: Partial<View>) => void] {
	const [view, setView] = useState(() => readView(location.hash))

	useEffect(() => {
		const onHashChange = () => setView(readView(location.hash))
		addEventListener('hashchange', onHashChange)
		return () => removeEventListener('hashchange', onHashChange)
	}, [])

	function change(changed: Partial<View>) {
		const next = { ...view, ...changed }
		setView(next)
		try {
			history.replaceState(history.state, '', `${location.pathname}${writeView(next)}`)
		} catch {
			// Safari refuses more than 100 changes within a few seconds, as a held key makes. The next change contains
			// the whole view.
		}
	}

	return [view, change]
}
