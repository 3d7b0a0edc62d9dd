// Imported on intent, with a copy of its own of all that it imports (scripts/cdn/copy-apart.ts): a page whose articles
// stand in it downloads none of this before somebody asks for others. Nothing in here may keep state of a page.
export { ArticleCard } from './ArticleCard.tsx';
export { openBlog, type Blog } from './open-blog.ts';
