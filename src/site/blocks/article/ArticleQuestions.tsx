import type { BlockProps } from '#site/blocks/block.ts'
import { Questions } from '#site/blocks/questions/Questions.tsx'
import type { QuestionsProps } from '#site/blocks/questions/questions.schema.ts'
import styles from './ArticleQuestions.module.css'

/** Questions in the column of an article’s text. */
export function ArticleQuestions(props: BlockProps<QuestionsProps>) {
	return <Questions {...props} className={styles['questions']} />
}
