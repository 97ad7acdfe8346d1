import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#features/letters/messages/letter.ts'
import { letterPath, navigate, seriesPath, usePanelAddress } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { letterQuery } from '#features/letters/panel/letters-api.ts'
import styles from '#features/letters/panel/Letters.module.css'

type Props = {
	/** The id of the series the letter is a step of. */
	series?: string | null
	status?: ReactNode
	/** Empty until the letter is loaded. */
	children?: ReactNode
}

export function LetterFrame({ series = null, status, children }: Props) {
	return (
		<section className={`frame ${styles['page']}`}>
			<p className="crumb">
				<span className="soft">
					<PanelLink href="/waitlist/cartas">{lettersWords.title}</PanelLink>
					{series !== null && (
						<>
							{'\u00A0· '}
							<PanelLink href={seriesPath(series)}>{lettersWords.series}</PanelLink>
						</>
					)}
				</span>
				{status}
			</p>
			{children}
		</section>
	)
}

/**
 * The letter whose id is in the URL. Redirects between the pages of drafts and of sent letters if the letter was
 * confirmed or taken back since it was last read.
 *
 * @returns null until read
 */
export function useLetter(isDraftPlace: boolean): Letter | null {
	const id = new URLSearchParams(usePanelAddress().query).get('id') ?? ''
	const meta = { failure: lettersWords.notRead }
	const { data, isFetching } = useQuery({ ...letterQuery(id), meta })
	const isElsewhere = data !== undefined && (data.state === 'draft') !== isDraftPlace
	useEffect(() => {
		if (isElsewhere && !isFetching) navigate(letterPath(data), { replace: true })
	}, [isElsewhere, isFetching, data])
	return data && !isElsewhere ? data : null
}
