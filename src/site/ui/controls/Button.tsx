import type { ComponentProps } from 'react'
import { Anchor } from '#site/ui/links/Anchor.tsx'
import styles from './Button.module.css'

/** `ink` is amber on dark backgrounds only, `lamp` is amber on any background; `outline` is for secondary actions. */
type Tone = 'ink' | 'lamp' | 'outline'

const tones: Record<Tone, string | undefined> = {
	ink: undefined,
	lamp: styles['lamp'],
	outline: styles['outline'],
}

type LinkProps = ComponentProps<typeof Anchor> & { tone?: Tone }
type ButtonProps = ComponentProps<'button'> & { tone?: Tone }

export function ButtonLink({ tone = 'ink', className, ...rest }: LinkProps) {
	return <Anchor {...rest} className={classes(tone, className)} />
}

export function Button({ tone = 'ink', className, type = 'button', ...rest }: ButtonProps) {
	return <button {...rest} type={type} className={classes(tone, className)} />
}

function classes(tone: Tone, more: string | undefined): string {
	return [styles['button'], tones[tone], more].filter(Boolean).join(' ')
}
