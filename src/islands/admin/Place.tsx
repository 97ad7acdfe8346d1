import type { LoadedPlace } from './usePlace.ts'

type Props = { loaded: LoadedPlace }

/** A lazily loaded place. If its file is lost, it fails here, inside the panel's error boundary. */
export function Place({ loaded }: Props) {
	if ('error' in loaded) throw loaded.error
	const { component: Component } = loaded
	return <Component />
}
