import { useMedia } from './useMedia.ts'

/** Whether the place is shown on a phone. */
export function useIsPhone(): boolean {
	return useMedia('(max-width: 720px)')
}
