import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

type Declaration = TSESTree.TSInterfaceDeclaration | TSESTree.TSTypeAliasDeclaration;

/** Characters that a line has room for, beside what uses the type. */
const room = 60;

/**
 * House rule 7: a small private type that is used once is written where it is used, unless it has to be explained or
 * describes a parameter that is taken apart there, which would say each name twice.
 */
export const inlineSmallTypes: TSESLint.RuleModule<'inline'> = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { inline: 'Only one place uses {{name}}: write its members there.' },
  },
  defaultOptions: [],
  create(context) {
    const { sourceCode } = context;
    const check = (node: Declaration) => {
      const { name } = node.id;
      const members = membersOf(node);
      const isExported = node.parent.type.startsWith('Export');
      if (!members || isExported || node.typeParameters) return;
      if (name.endsWith('Props') || isExplained(node, sourceCode)) return;
      const uses = sourceCode
        .getScope(node)
        .set.get(name)
        ?.references.map(({ identifier }) => identifier);
      const [use, another] = uses?.filter((identifier) => identifier.range[0] !== node.id.range[0]) ?? [];
      if (!use || another || use.parent.type !== 'TSTypeReference') return;
      const place = use.parent;
      const written = `{ ${members.map((member) => sourceCode.getText(member)).join(' ')} }`;
      if (written.length > room || isTakenApart(place)) return;
      context.report({
        node,
        messageId: 'inline',
        data: { name },
        fix: (fixer) => [fixer.replaceText(place, written), fixer.remove(node)],
      });
    };
    return { TSInterfaceDeclaration: check, TSTypeAliasDeclaration: check };
  },
};

function membersOf(node: Declaration): readonly TSESTree.TypeElement[] | undefined {
  if (node.type === 'TSInterfaceDeclaration') return node.extends.length > 0 ? undefined : node.body.body;
  return node.typeAnnotation.type === 'TSTypeLiteral' ? node.typeAnnotation.members : undefined;
}

function isExplained(node: Declaration, sourceCode: TSESLint.SourceCode): boolean {
  return sourceCode.getCommentsInside(node).length > 0 || sourceCode.getCommentsBefore(node).length > 0;
}

function isTakenApart({ parent }: TSESTree.TSTypeReference): boolean {
  return parent.type === 'TSTypeAnnotation' && parent.parent.type === 'ObjectPattern';
}
