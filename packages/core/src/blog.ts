// Imported by the list of articles alone, and by those who serve it.
export { blogCategories, fetchArticles, isBlogCategory, pageSize, parseArticles, type Article, type ArticlePage, type BlogCategory } from './api/blog.ts';
