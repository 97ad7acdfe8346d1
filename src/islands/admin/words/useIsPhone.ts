import { useSyncExternalStore } from 'react'

const query = '(max-width: 720px)'

/** Whether the place is shown on a phone, where tree and page are two screens. */
export function useIsPhone(): boolean {
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
