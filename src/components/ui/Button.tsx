import type { ComponentProps } from 'react'
import { Anchor } from './Anchor.tsx'
import styles from './Button.module.css'

/** `ink` on paper, `lamp` on dark ground, `outline` for the second choice. */
type Tone = 'ink' | 'lamp' | 'outline'

type LinkProps = ComponentProps<typeof Anchor> & { tone?: Tone }
type ButtonProps = ComponentProps<'button'> & { tone?: Tone }

/** Goes somewhere, but looks like a button. */
export function ButtonLink({ tone = 'ink', className, ...rest }: LinkProps) {
	return <Anchor {...rest} className={classes(tone, className)} />
}

/** Does something here. Disabled, it is a dashed outline with soft text. */
export function Button({ tone = 'ink', className, type = 'button', ...rest }: ButtonProps) {
	return <button {...rest} type={type} className={classes(tone, className)} />
}

function classes(tone: Tone, more: string | undefined): string {
	return [styles['button'], tone !== 'ink' && styles[tone], more].filter(Boolean).join(' ')
}
