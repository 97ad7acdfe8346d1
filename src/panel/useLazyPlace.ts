import { type FC, useEffect, useState } from 'react'
import type { PlaceName } from './places.ts'
import { loadFile } from '#site/island/load-file.ts'

export type PlaceComponents = Readonly<Record<PlaceName, () => Promise<FC>>>

export type LoadedPlace = { readonly component: FC } | { readonly error: unknown }

/**
 * Loads the component of a place, even before there is a session. `lazy` with `Suspense` would show it up to 300 ms
 * later, because React throttles reveals.
 *
 * @returns null while it loads
 */
export function useLazyPlace(name: PlaceName, components: PlaceComponents): LoadedPlace | null {
	const [loaded, setLoaded] = useState<ReadonlyMap<PlaceName, LoadedPlace>>(new Map())

	useEffect(() => {
		const keep = (place: LoadedPlace) => setLoaded((before) => new Map(before).set(name, place))
		loadFile(components[name]).then(
			(component) => keep({ component }),
			(error: unknown) => keep({ error }),
		)
	}, [name, components])

	return loaded.get(name) ?? null
}
