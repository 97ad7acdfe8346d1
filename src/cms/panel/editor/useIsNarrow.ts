import { useSyncExternalStore } from 'react'

const query = '(max-width: 900px)'

function subscribe(onChange: () => void) {
	const media = matchMedia(query)
	media.addEventListener('change', onChange)
	return () => media.removeEventListener('change', onChange)
}

export function isNarrow(): boolean {
	return matchMedia(query).matches
}

/** Whether the window is so narrow that the tree and what it leads to are separate screens. */
export function useIsNarrow(): boolean {
	return useSyncExternalStore(subscribe, isNarrow, () => false)
}
