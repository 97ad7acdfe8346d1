import { createElement, type FC, type ReactNode, useEffect, useState } from 'react'
import type { PlaceName } from '#content/panel/es/places.ts'
import { placeComponents } from './place-components.ts'
import type { PlaceProps } from './place-props.ts'

/**
 * Loads the component of a place, also before there is a session to show it to. `lazy` with `Suspense` would show it
 * up to 300 ms later, because React spaces out what it reveals.
 *
 * @returns renders the place, or nothing while it loads
 */
export function usePlace(name: PlaceName): (props: PlaceProps) => ReactNode {
	const [loaded, setLoaded] = useState<ReadonlyMap<PlaceName, FC<PlaceProps>>>(new Map())

	useEffect(() => {
		placeComponents[name]().then(
			(component) => setLoaded((before) => new Map(before).set(name, component)),
			(error: unknown) => {
				// Thrown while rendering, where the error boundary catches it.
				setLoaded(() => {
					throw error
				})
			},
		)
	}, [name])

	return (props) => {
		const component = loaded.get(name)
		return component ? createElement(component, { ...props, key: name }) : null
	}
}
