import { createElement, type FC, type ReactNode, useEffect, useState } from 'react'
import type { PlaceName } from '#content/panel/es/places.ts'
import { loadFile } from '#islands/lost-file.ts'
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
		loadFile(placeComponents[name]).then(
			(component) => setLoaded((before) => new Map(before).set(name, component)),
			(error: unknown) => setLoaded((before) => new Map(before).set(name, throwing(error))),
		)
	}, [name])

	return (props) => {
		const component = loaded.get(name)
		return component ? createElement(component, { ...props, key: name }) : null
	}
}

/** A component that fails where the place would be, inside the panel's error boundary. */
function throwing(error: unknown): FC {
	return function LostPlace() {
		throw error
	}
}
