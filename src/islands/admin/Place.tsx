import type { PlaceProps } from './place-props.ts'
import type { LoadedPlace } from './usePlace.ts'

type Props = PlaceProps & { loaded: LoadedPlace }

/** A place that is loaded. One whose file is lost fails here, inside the panel's error boundary. */
export function Place({ loaded, ...props }: Props) {
	if ('error' in loaded) throw loaded.error
	const { component: Component } = loaded
	return <Component {...props} />
}
