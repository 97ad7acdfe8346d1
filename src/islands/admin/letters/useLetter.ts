import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import words from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#contract/letter.ts'
import { navigate, usePanelAddress } from '#islands/admin/panel-address.ts'
import { letterPath } from './letter-path.ts'
import { letterQuery } from './letters-api.ts'

/**
 * The letter of the address. Redirects if the letter belongs to the other place because it was confirmed or taken back
 * since.
 *
 * @returns null until read
 */
export function useLetter(isDraftPlace: boolean): Letter | null {
	const id = new URLSearchParams(usePanelAddress().query).get('id') ?? ''
	const { data, isFetching } = useQuery({ ...letterQuery(id), meta: { failure: words.notRead } })
	const isElsewhere = data !== undefined && (data.state === 'draft') !== isDraftPlace
	useEffect(() => {
		// It was confirmed or taken back since it was last read.
		if (isElsewhere && !isFetching) navigate(letterPath(data), { replace: true })
	}, [isElsewhere, isFetching, data])
	return data && !isElsewhere ? data : null
}
