import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { session } from '#features/accounts/messages/session.ts'
import { resource } from '#panel/client/api.ts'
import { keptValues, type KeptValues } from './kept-values.ts'

const sessionQuery = resource(session, '/api/auth/session')

/**
 * Opens the values the browser keeps for the account.
 *
 * @param open called once the account is known; only the function of the first render counts
 * @param parse throws for a value of another version of the panel
 */
export function useKeptValues<Value>(
	scope: string,
	parse: (value: unknown) => Value,
	open: (kept: KeptValues<Value>) => void,
): void {
	const client = useQueryClient()
	const [first] = useState({ scope, parse, open })
	useEffect(() => {
		let hasLeft = false
		client.fetchQuery({ ...sessionQuery(), staleTime: 'static' }).then(
			({ username }) => {
				if (!hasLeft) first.open(keptValues(username, first.scope, first.parse))
			},
			// If the account cannot be read, nothing is kept; the place itself reports data that it cannot read.
			() => undefined,
		)
		return () => {
			hasLeft = true
		}
	}, [client, first])
}
