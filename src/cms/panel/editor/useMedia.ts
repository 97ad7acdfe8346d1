import { useSyncExternalStore } from 'react'

/** Whether a media query holds. */
function useMedia(query: string): boolean {
	return useSyncExternalStore(
		(onChange) => {
			const media = matchMedia(query)
			media.addEventListener('change', onChange)
			return () => media.removeEventListener('change', onChange)
		},
		() => matchMedia(query).matches,
		() => false,
	)
}

export function useIsPhone(): boolean {
	return useMedia('(max-width: 720px)')
}

/** Whether the window is so narrow that the tree of texts and the page are separate screens. */
export function useIsNarrow(): boolean {
	return useMedia('(max-width: 900px)')
}
